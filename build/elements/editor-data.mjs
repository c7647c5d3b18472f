/** Web types (JetBrains' editors) of the described elements. */
export function webTypesOf({ shared, elements }, version) {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: 'ordinacia',
    version,
    'description-markup': 'markdown',
    contributions: { html: { elements: elements.map((element) => webTypeOf(element, shared)) } },
  };
}

function webTypeOf(element, shared) {
  const all = (kind) => ofElement(element, shared, kind);
  return {
    name: element.tagName,
    description: element.description,
    attributes: all('attributes').map(({ name, description, given, ...rest }) => ({
      name,
      description,
      value: { type: given, required: true },
      ...defaultOf(rest),
    })),
    js: {
      properties: [
        ...all('attributes').map(({ property, description, type }) => ({ name: property, description, type })),
        ...all('fields').map(({ name, description, type, isReadonly }) => ({
          name,
          description,
          type,
          ...(isReadonly ? { 'read-only': true } : {}),
        })),
      ],
      events: all('events').map(({ name, description }) => ({ name, description })),
    },
    css: {
      properties: all('cssProperties').map(({ name, description }) => ({ name, description })),
      parts: all('cssParts').map(({ name, description }) => ({ name, description })),
    },
  };
}

/** VS Code's custom data for HTML: `"html.customData": ["./node_modules/ordinacia/dist/vscode.html-custom-data.json"]`. */
export function customDataOf({ shared, elements }) {
  return {
    version: 1.1,
    tags: elements.map((element) => ({
      name: element.tagName,
      description: markdown(element.description),
      attributes: ofElement(element, shared, 'attributes').map(({ name, description, given }) => ({
        name,
        description: markdown(description),
        ...valuesOf(given),
      })),
    })),
  };
}

/** The display lacks the shared members: it is no panel. */
const ofElement = (element, shared, kind) => [...(element.isPanel ? shared[kind] : []), ...element[kind]];

const markdown = (value) => ({ kind: 'markdown', value });
const defaultOf = ({ default: value, defaultDescription }) =>
  value === undefined && defaultDescription === undefined ? {} : { default: defaultDescription ?? String(value) };

/** The string literals of a type. */
function valuesOf(type) {
  const words = [...type.matchAll(/'([^']+)'/g)].map(([, name]) => ({ name }));
  return words.length > 0 ? { values: words } : {};
}
