/** A custom elements manifest of the described elements. */
export function manifestOf({ shared, elements }) {
  return { schemaVersion: '1.0.0', modules: elements.map((element) => moduleOf(element, shared)) };
}

function moduleOf(element, shared) {
  const { className, tagName, module, description } = element;
  const all = (kind) => ofElement(element, shared, kind);
  const attributes = all('attributes');
  return {
    kind: 'javascript-module',
    path: module,
    declarations: [
      {
        kind: 'class',
        customElement: true,
        name: className,
        tagName,
        description,
        superclass: { name: 'HTMLElement' },
        attributes: attributes.map(({ name, property, ...rest }) => ({
          name,
          fieldName: property,
          ...typeAndDescription(rest),
        })),
        members: [
          ...attributes.map(({ name, property, ...rest }) => ({
            kind: 'field',
            name: property,
            attribute: name,
            reflects: true,
            ...typeAndDescription(rest),
          })),
          ...all('fields').map(({ name, isReadonly, ...rest }) => ({
            kind: 'field',
            name,
            ...(isReadonly ? { readonly: true } : {}),
            ...typeAndDescription(rest),
          })),
          ...all('methods').map(({ name, parameters, description }) => ({
            kind: 'method',
            name,
            ...(parameters.length > 0 ? { parameters: parameters.map(withType) } : {}),
            description,
          })),
        ],
        events: all('events').map(({ name, detail, isCancelable, description }) => ({
          name,
          type: { text: `CustomEvent<${detailType(detail)}>` },
          description: isCancelable ? `Cancelable. ${description}` : description,
        })),
        cssProperties: all('cssProperties'),
        cssParts: all('cssParts'),
      },
    ],
    exports: [
      { kind: 'js', name: className, declaration: { name: className, module } },
      { kind: 'custom-element-definition', name: tagName, declaration: { name: className, module } },
    ],
  };
}

const withType = ({ name, type }) => ({ name, type: { text: type } });

const typeAndDescription = ({ type, default: byDefault, description }) => ({
  type: { text: type },
  ...(byDefault === undefined ? {} : { default: byDefault }),
  description,
});

function detailType(detail) {
  const fields = Object.entries(detail).map(([name, type]) => `${name}: ${type}`);
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}

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
