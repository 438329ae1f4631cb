/** One of a few things side by side, as radio buttons: what `formStyles` calls segments. */
import { html, nothing, type TemplateResult } from "lit";

interface Segments<T> {
  readonly label: (value: T) => string;
  readonly choose: (value: T) => void;
  /** What a short label stands for: said with each, and shown of the chosen one. */
  readonly name?: (value: T) => string;
  /** The legend is for screen readers alone. */
  readonly quiet?: boolean;
  /** The first is something else than the others, which stay together. */
  readonly firstApart?: boolean;
}

export function segments<T extends string | number>(
  group: string,
  legend: string,
  values: readonly T[],
  chosen: T,
  { label, choose, name, quiet = false, firstApart = false }: Segments<T>,
): TemplateResult {
  const option = (value: T) =>
    html`<label>
      <input
        type="radio"
        name=${group}
        value=${value}
        data-test="${group}-${value}"
        aria-label=${name?.(value) ?? nothing}
        .checked=${value === chosen}
        @change=${() => choose(value)}
      />
      <span class="face">${label(value)}</span>
    </label>`;
  const rest = firstApart ? values.slice(1) : [];
  return html`<fieldset>
    <legend class=${quiet ? "unseen" : ""}>
      ${legend}${name === undefined ? nothing : html`: <strong>${name(chosen)}</strong>`}
    </legend>
    <div class="segments">
      ${values.slice(0, values.length - rest.length).map(option)}
      ${rest.length > 0 ? html`<div class="segments">${rest.map(option)}</div>` : nothing}
    </div>
  </fieldset>`;
}
