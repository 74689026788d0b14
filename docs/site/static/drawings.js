// Draws the diagrams in the colours of the page, and again when the reader changes the theme.
const sources = new Map(
  [...document.querySelectorAll("pre.mermaid")].map((drawing) => [drawing, drawing.textContent]),
);

function colour(name) {
  return getComputedStyle(document.body).getPropertyValue(`--color-${name}`).trim();
}

async function draw() {
  const [ground, raised, ink, line] = [
    colour("background-primary"),
    colour("background-secondary"),
    colour("foreground-primary"),
    colour("foreground-border"),
  ];
  mermaid.initialize({
    startOnLoad: false,
    theme: "base",
    fontFamily: getComputedStyle(document.body).fontFamily,
    themeVariables: {
      background: ground,
      mainBkg: raised,
      primaryColor: raised,
      primaryTextColor: ink,
      primaryBorderColor: line,
      lineColor: line,
      textColor: ink,
      actorLineColor: line,
      signalColor: ink,
      signalTextColor: ink,
      noteBkgColor: ground,
      noteTextColor: ink,
      noteBorderColor: line,
      labelBoxBkgColor: raised,
      labelTextColor: ink,
      loopTextColor: ink,
      edgeLabelBackground: ground,
    },
  });
  for (const [drawing, source] of sources) {
    drawing.removeAttribute("data-processed");
    drawing.textContent = source;
  }
  await mermaid.run({ nodes: [...sources.keys()] });
}

new MutationObserver(draw).observe(document.body, { attributeFilter: ["data-theme"] });
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", draw);
draw();
