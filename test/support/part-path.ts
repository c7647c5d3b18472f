/** The path of a lazily loaded part, by its name, as the built panel asks for it. */
export async function pathOf(chunk: string): Promise<string> {
  const asked = new Set<string>();
  const visit = async (file: string): Promise<string | undefined> => {
    if (asked.has(file)) return undefined;
    asked.add(file);
    const text = await (await fetch(`/ordinacia/esm/${file}`)).text();
    const found = new RegExp(`import\\("\\./(${chunk}-[^"]+)"`).exec(text)?.[1];
    if (found) return found;
    for (const [, next] of text.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) {
      const deeper = next && (await visit(next));
      if (deeper) return deeper;
    }
    return undefined;
  };
  const file = await visit('admin.js');
  if (!file) throw new Error(`No part of the panel is called ${chunk}.`);
  return `/ordinacia/esm/${file}`;
}
