/** A custom elements manifest of the described elements. */
export function manifestOf({ shared, elements }) {
  return { schemaVersion: '1.0.0', modules: elements.map((element) => moduleOf(element, shared)) };
}

function moduleOf(element, shared) {
  const { className, tagName, module, description, isPanel } = element;
  const all = (kind) => [...(isPanel ? shared[kind] : []), ...element[kind]];
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
