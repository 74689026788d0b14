// Provided by web/plugins/languages.ts: Fluent sources by language, fetched on demand.
declare module "virtual:languages" {
  type Volumes = Record<import("./generated/facts").Language, () => Promise<{ default: string }>>;
  export const messages: Volumes;
  export const rules: Volumes;
}
