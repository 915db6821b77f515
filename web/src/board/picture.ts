// A drawing of the page as a PNG. A picture may fetch nothing and inherits nothing, so that the styles of the page, its
// fonts and the sheet of symbols go into it.

const SHARP = 1.5; // pixels to a unit of the drawing

export async function pictureOf(drawing: SVGSVGElement): Promise<Blob> {
  const { width, height } = drawing.viewBox.baseVal;
  const whole = await standalone(drawing, width, height);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(whole)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * SHARP);
  canvas.height = Math.round(height * SHARP);
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}

async function standalone(drawing: SVGSVGElement, width: number, height: number): Promise<string> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("style", `width: ${width}px; height: ${height}px`);
  // the palette is chosen by what the page wears
  for (const [name, value] of Object.entries(document.documentElement.dataset)) copy.dataset[name] = value!;
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = (await Promise.all([...document.styleSheets].map(rulesOf))).join("\n");
  copy.prepend(style, ...document.querySelector("#drawings")!.cloneNode(true).childNodes);
  return new XMLSerializer().serializeToString(copy);
}

async function rulesOf(sheet: CSSStyleSheet): Promise<string> {
  const rules = await Promise.all([...sheet.cssRules].map((rule) => {
    if (rule instanceof CSSImportRule) return rule.styleSheet ? rulesOf(rule.styleSheet) : "";
    return rule instanceof CSSFontFaceRule ? fontOf(rule, sheet.href ?? location.href) : rule.cssText;
  }));
  return rules.join("\n");
}

/** A font with its file in it. */
async function fontOf(rule: CSSFontFaceRule, base: string): Promise<string> {
  const file = /url\("?([^")]+)"?\)/.exec(rule.cssText);
  if (!file || file[1]!.startsWith("data:")) return rule.cssText;
  const blob = await (await fetch(new URL(file[1]!, base))).blob();
  const data = await new Promise<string>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.readAsDataURL(blob);
  });
  return rule.cssText.replace(file[1]!, data);
}
