import {
  adminAttributes,
  displayAttributes,
  hotPanelAttributes,
  sharedAttributes,
  toKebabCase,
  type Attribute,
} from '../attributes';

/** Options that a page can set only by script. */
export const scriptOnly = ['getToken', 'endpoints', 'echo'] as const;

const panels = { shared: sharedAttributes, admin: adminAttributes, 'hot-panel': hotPanelAttributes };
const namesOf = (table: object) =>
  Object.entries<Pick<Attribute<unknown>, 'attribute'>>(table as never).map(
    ([property, { attribute }]) => attribute ?? toKebabCase(property),
  );

/** The only element that has this attribute, without its prefix; `null` if all have it, or none. */
export function ownerOf(attribute: string): string | null {
  const tables = { ...panels, display: displayAttributes };
  const found = Object.entries(tables).find(([, table]) => namesOf(table).includes(attribute));
  return found && found[0] !== 'shared' ? found[0] : null;
}

/**
 * Whether HTML, an editor or a framework may set the attribute on any element: global attributes, foreign prefixes (`data-`, `ng-`, `v-`,
 * `hx-` …), and every name with a character that none of ours has.
 */
export const isOfThePage = (attribute: string): boolean =>
  GLOBAL.has(attribute) || /[^a-z-]/.test(attribute) || PREFIX.test(attribute);

const GLOBAL = new Set(
  (
    'accesskey autocapitalize autocorrect autofocus class contenteditable dir draggable enterkeyhint exportparts hidden id inert inputmode is ' +
    'itemid itemprop itemref itemscope itemtype lang nonce part popover role slot spellcheck style tabindex title translate ' +
    'virtualkeyboardpolicy writingsuggestions key ref jsaction jscontroller property resource typeof vocab about'
  ).split(' '),
);
const PREFIX =
  /^(?:on|(?:data|aria|xml|ng|v|x|s|q|hx|up|wire|alpine|svelte|astro|sveltekit|turbo|cz|bis|jsl|htmx|unocss|slot|gr|lp)-)/;
