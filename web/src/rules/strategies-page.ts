/** Three strategies, each played through. */
import { html, type TemplateResult } from "lit";
import { text, textIfAny } from "../i18n/fluent.ts";
import { pictureNamed } from "./content.ts";
import { paragraphs } from "./paragraphs.ts";
import "./picture.ts";

const strategies = ["block", "blitz", "back"] as const;

export function strategiesPage(called: string): TemplateResult {
  return html`
    <p>${text("strategies-intro")}</p>
    ${strategies.map(
      (strategy) => html`<section
        data-section=${strategy}
        class=${strategy === called ? "called" : ""}
      >
        <h3 tabindex="-1">${text("strategy-name", { strategy })}</h3>
        ${paragraphs(textIfAny(`strategy-${strategy}-text`, {}) ?? "")}
        <div class="pictures">
          <tabla-picture
            .picture=${pictureNamed(`strategy-${strategy}`)}
            words="strategy-${strategy}"
            fromStart
          ></tabla-picture>
        </div>
      </section>`,
    )}
  `;
}
