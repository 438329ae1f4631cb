/** The rules of one game, section by section, each with its pictures. */
import { html, nothing, type TemplateResult } from "lit";
import { displayCatalogue, emptyBoard } from "../app/catalogue.ts";
import { text, textIfAny } from "../i18n/fluent.ts";
import { cascadeFrom, type Picture, pictureNamed, type Section, sectionsOf } from "./content.ts";
import { type Links, linkTo } from "./links.ts";
import type { GamePage } from "./pages.ts";
import { paragraphs } from "./paragraphs.ts";
import "./picture.ts";

export function gamePage(page: GamePage, called: string, links: Links): TemplateResult {
  const sections = sectionsOf(page.game);
  return html`
    <nav aria-label=${text("rules-contents")}>
      <ul>
        ${sections.map(
          ({ name }) =>
            html`<li>${linkTo(page.id, text("rules-section", { section: name }), links, name)}</li>`,
        )}
      </ul>
    </nav>
    ${sections.map((section) => oneSection(page.game, section, called))}
  `;
}

function oneSection(game: string, { name, texts, pictures }: Section, called: string) {
  return html`<section data-section=${name} class=${name === called ? "called" : ""}>
    <h3 tabindex="-1">${text("rules-section", { section: name })}</h3>
    ${texts.flatMap((each) =>
      paragraphs(textIfAny(`rules-${each}`, { from: cascadeFrom(game) }) ?? ""),
    )}
    ${
      pictures.length === 0
        ? nothing
        : html`<div class="pictures">${pictures.map((each) => onePicture(game, each))}</div>`
    }
  </section>`;
}

function onePicture(game: string, name: string) {
  const drawn = pictureNamed(name) ?? startOf(game, name);
  const opening = name === "opening-dice" ? { w: 5, b: 3 } : null;
  // A picture of a parallel game shares its words with that of a contrary one.
  const words = `picture-${name.replace(/-parallel$/, "")}`;
  return html`<tabla-picture .picture=${drawn} words=${words} .opening=${opening}></tabla-picture>`;
}

function startOf(game: string, name: string): Picture {
  return {
    name,
    game,
    board: displayCatalogue.starts[game] ?? emptyBoard,
    side: "w",
    dice: { numbers: [], owner: "w", handed: false },
    points: [],
    refused: null,
    plays: [],
  };
}
