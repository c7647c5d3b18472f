const FOLDER = '/ordinacia/esm/';

/** Finds the path of a lazy chunk by its name, in `from` (a file of the built panel) and all its static imports. */
export async function chunkPath(chunk: string, from = `${FOLDER}admin.js`): Promise<string> {
  const visited = new Set<string>();
  const visit = async (file: string): Promise<string | undefined> => {
    if (visited.has(file)) return undefined;
    visited.add(file);
    const text = await (await fetch(`${FOLDER}${file}`)).text();
    const found = new RegExp(`import\\("\\./(${chunk}-[^"]+)"[+)]`).exec(text)?.[1];
    if (found) return found;
    for (const [, next] of text.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) {
      const deeper = next && (await visit(next));
      if (deeper) return deeper;
    }
    return undefined;
  };
  const file = await visit(from.slice(FOLDER.length));
  if (!file) throw new Error(`No chunk of the panel is called ${chunk}.`);
  return `${FOLDER}${file}`;
}
