// @ts-check

/**
 * The changelog with the „Unreleased“ entries under the version and its day; null without entries.
 * @param {string} text
 * @param {string} version
 * @param {string} day `YYYY-MM-DD`
 */
export function releaseChangelog(text, version, day) {
  const heading = '## Unreleased\n';
  const start = text.indexOf(heading);
  if (start < 0) return null;
  const rest = text.slice(start + heading.length);
  const end = rest.search(/^## /m);
  const unreleased = end < 0 ? rest : rest.slice(0, end);
  if (!/^- /m.test(unreleased)) return null;
  return `${text.slice(0, start)}${heading}\n## ${version} – ${day}\n${rest}`;
}
