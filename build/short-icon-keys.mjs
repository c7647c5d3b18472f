/** Lucide gives each stroke of an icon a random key, for React. Random letters hardly compress; numbers do as well for React. */
export const shortIconKeys = () => ({
  name: 'short-icon-keys',
  transform(code, id) {
    if (!/[\\/]lucide-react[\\/].*[\\/]icons[\\/]/.test(id)) return null;
    let count = 0;
    return { code: code.replace(/\bkey: "\w+"/g, () => `key: ${count++}`), map: null };
  },
});
