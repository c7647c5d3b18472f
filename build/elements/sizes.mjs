import { BUDGETS, PACKAGE_MEGABYTES } from '../budgets.mjs';

const SIZES = new Map([
  ['the package', `${PACKAGE_MEGABYTES} MB`],
  ...BUDGETS.map(({ name, kilobytes }) => [name, `${kilobytes} kB`]),
]);
const MARK = /<!-- at most: (.+?) -->.*?<!-- -->/g;

/** Inserts budgets where a page names them (`<!-- at most: the loader -->2 kB<!-- -->`): measured sizes would soon be outdated. */
export const withSizes = (markdown) =>
  markdown.replaceAll(MARK, (_, name) => {
    const size = SIZES.get(name);
    if (size === undefined) throw new Error(`There is no budget of this name: ${name}.`);
    return `<!-- at most: ${name} -->${size}<!-- -->`;
  });
