/**
 * `<div ${styled({ "inline-size": "50%" })}>`: sets style properties one by one. A style attribute,
 * which is what Lit's own `styleMap` writes the first time, is forbidden by the page's policy.
 */
import { noChange } from "lit";
import { Directive, directive, type ElementPart, type PartInfo, PartType } from "lit/directive.js";

export type Properties = Readonly<Record<string, string>>;

class Styled extends Directive {
  #names: readonly string[] = [];

  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error("styled stands in a tag, by itself");
  }

  render(_properties: Properties) {
    return noChange;
  }

  override update({ element }: ElementPart, [properties]: [Properties]) {
    const { style } = element as HTMLElement | SVGElement;
    for (const name of this.#names) if (!(name in properties)) style.removeProperty(name);
    for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
    this.#names = Object.keys(properties);
    return noChange;
  }
}

export const styled = directive(Styled);
