/** What this is, in which version, and what it is made with: every part with its licence. */
import { css, html, LitElement, nothing } from "lit";
import { customElement, state } from "lit/decorators.js";
import { text } from "../i18n/fluent.ts";
import { shared } from "./styles.ts";

interface Part {
  readonly name: string;
  /** "" when it is not known. */
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

/** What the build lists in `licences.json`. */
interface Licences {
  readonly tabla: Part;
  readonly parts: readonly Part[];
}

@customElement("tabla-about")
export class About extends LitElement {
  static override readonly styles = [
    shared,
    css`
      p,
      details {
        margin-block-end: 0.6rem;
      }
      h3 {
        margin-block: 1rem 0.4rem;
        font-size: 1rem;
      }
      summary {
        min-block-size: 44px;
        align-content: center;
        cursor: pointer;
      }
      ul {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li details {
        margin: 0;
      }
      pre {
        max-block-size: 40vh;
        margin: 0;
        padding: 0.6rem;
        overflow: auto;
        border-radius: 8px;
        background: var(--calm);
        font-size: 0.75rem;
        white-space: pre-wrap;
      }
    `,
  ];

  @state() private licences: Licences | "missing" | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#read();
  }

  async #read(): Promise<void> {
    this.licences = null;
    try {
      const response = await fetch(new URL("licences.json", document.baseURI));
      if (!response.ok) throw new Error(`${response.status} ${response.url}`);
      this.licences = (await response.json()) as Licences;
    } catch {
      this.licences = "missing";
    }
  }

  protected override render() {
    const { licences } = this;
    return html`
      <p>${text("about-text")}</p>
      ${
        licences === "missing"
          ? html`<p role="alert" data-test="about-missing">${text("about-missing")}</p>
              <button data-test="about-retry" @click=${() => this.#read()}>${text("retry")}</button>`
          : licences === null
            ? nothing
            : html`
                <p data-test="about-version">
                  ${text("about-version", { version: licences.tabla.version })}
                </p>
                ${this.#part(licences.tabla)}
                <h3>${text("about-parts")}</h3>
                <ul>
                  ${licences.parts.map((part) => html`<li>${this.#part(part)}</li>`)}
                </ul>
              `
      }
    `;
  }

  #part({ name, version, licence, text: written }: Part) {
    return html`<details data-test="licence" data-name=${name}>
      <summary dir="ltr">
        ${
          version === ""
            ? text("about-part-unnumbered", { name, licence })
            : text("about-part", { name, version, licence })
        }
      </summary>
      <pre lang="en" dir="ltr" tabindex="0">${written}</pre>
    </details>`;
  }
}
