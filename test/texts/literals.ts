import ts from 'typescript';

/** The texts of a script; `#` stands for interpolated values. */
export function literals(script: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    if (ts.isTemplateExpression(node))
      found.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('#'));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('texts.js', script, ts.ScriptTarget.Latest, false));
  return found;
}
