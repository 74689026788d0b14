import { expect, test } from "vitest";
import { readInvitation } from "./invitations";

test("a link leads to its table, with or without the room", () => {
  const table = { kind: "table", tableId: "hZ0abcDEF_-12345" };
  expect(readInvitation(" https://example.org/table/hZ0abcDEF_-12345 ")).toEqual(table);
  expect(readInvitation("example.org/table/hZ0abcDEF_-12345/room")).toEqual(table);
  expect(readInvitation("hZ0abcDEF_-12345")).toEqual(table);
});

test("a code is read however it is typed, and from the link that carries it", () => {
  const code = { kind: "code", code: "K7QWX2MN" };
  expect(readInvitation("k7qw x2mn")).toEqual(code);
  expect(readInvitation("K7QW-X2MN")).toEqual(code);
  expect(readInvitation("https://example.org/#K7QWX2MN")).toEqual(code);
});

test("anything else is no invitation", () => {
  for (const text of ["", "hello", "https://example.org/", "ABC", "<script>"]) {
    expect(readInvitation(text)).toBeNull();
  }
});
