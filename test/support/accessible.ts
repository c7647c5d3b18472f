import axe from 'axe-core';

/** WCAG 2.2 AA and best practices; the host page provides the landmarks and the h1. */
export const AXE_RULES: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
};

/** Throws axe's findings in the element or document: WCAG 2.2 AA and best practices. */
export async function expectAccessible(context: Element | Document): Promise<void> {
  const { violations } = await axe.run(context, { ...AXE_RULES, resultTypes: ['violations'] });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  if (found.length > 0) throw new Error(found.join('\n'));
}
