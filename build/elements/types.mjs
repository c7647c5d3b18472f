/**
 * TypeScript of the described attributes: the elements' properties, whose setters accept more than their getters return (no mapped type
 * can express that), and the props of frameworks, by attribute and property names. Each has its description, for editors.
 */
export function typesOf({ shared, elements }) {
  const owners = [
    { name: 'Shared', of: 'every element', attributes: shared.attributes },
    ...elements
      .filter(({ attributes }) => attributes.length > 0)
      .map(({ className, tagName, attributes }) => ({
        name: className.replace(/^Ordinacia|Element$/g, ''),
        of: `\`<${tagName}>\` alone`,
        attributes,
      })),
  ];
  return `// Made of attributes.ts by \`npm run docs\`: change it there.

${owners.map(interfacesOf).join('\n\n')}
`;
}

const interfacesOf = ({ name, of, attributes }) => `/** The properties of ${of} that stand for its attributes. */
export interface ${name}Properties {
${attributes.map(accessorsOf).join('\n')}
}

/** The attributes of ${of} as a framework sets them, by their names or by their properties'. */
export interface ${name}AttributeProps {
${attributes.map(propsOf).join('\n')}
}`;

const accessorsOf = (attribute) => `${commentOf(attribute)}
get ${attribute.property}(): ${attribute.type};
set ${attribute.property}(value: ${attribute.given} | null | undefined);`;

const propsOf = (attribute) =>
  [...new Set([attribute.name, attribute.property])]
    .map((name) => `${commentOf(attribute)}\n${JSON.stringify(name)}?: ${attribute.given};`)
    .join('\n');

function commentOf({ description, default: byDefault, defaultDescription }) {
  const shown = defaultDescription ?? (byDefault === undefined ? null : `\`${byDefault}\``);
  return `/** ${description}${shown === null ? '' : ` Default: ${shown}.`} */`;
}
