/**
 * Lucide gives each stroke of an icon a random key, for React: random letters hardly compress, and React is content with numbers. Its
 * name and aliases become classes that nothing looks for, and 24 is the size of every icon.
 */
export const smallIcons = () => ({
  name: 'small-icons',
  transform(code, id) {
    if (!/[\\/]lucide-react[\\/].*[\\/]icons[\\/]/.test(id)) return null;
    let count = 0;
    return {
      code: code
        .replace(/\bkey: "\w+"/g, () => `key: ${count++}`)
        .replace(/^ {2}(?:name: "[^"]*"|size: 24|aliases: \[[^\]]*\]),?\n/gm, ''),
      map: null,
    };
  },
});
