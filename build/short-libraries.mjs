/**
 * Code of libraries that the panel never runs, each with its replacement. Whole modules are left out by unused-library-parts.mjs.
 * @type {readonly { file: string, parts: readonly (readonly [part: RegExp, replacement: string])[] }[]}
 */
const UNUSED = [
  {
    // The panel's client gives redaxios one complete address, all headers and its own `fetch`.
    file: 'node_modules/redaxios/dist/redaxios.module.js',
    parts: [
      // Shorthands such as `redaxios.get`.
      [/r\.request=r,r\.get=.*?AbortController:Object,/, ''],
      // A cookie sent back as a header.
      [/try\{f\[s\.xsrfHeaderName\]=.*?\}catch\(e\)\{\}/, ''],
      [/,\(s\.transformRequest\|\|\[\]\)\.map\(.*?\),s\.auth&&\(f\.authorization=s\.auth\)/, ''],
      [/s\.baseURL&&\(.*?,\(s\.fetch\|\|fetch\)\(/, 's.fetch('],
    ],
  },
  {
    // The panel gives Echo a Pusher client, and listens on one private channel.
    file: 'node_modules/laravel-echo/dist/echo.js',
    parts: [
      // Socket.IO, the null connector, and custom connectors.
      [
        /if \(this\.options\.broadcaster === "reverb"\).*?(?=\t\}\n\tdisconnect\(\))/s,
        'this.connector = new h(this.options);\n',
      ],
      // Encrypted and presence channels.
      [/encryptedPrivateChannel\(e\) \{\n\t\treturn this\.channels\[.*?(?=\tleave\(e\))/s, ''],
      [/encryptedPrivate\(e\) \{.*?(?=\tsocketId\(\))/s, ''],
      // Headers with our socket's id in the page's own requests.
      [/registerInterceptors\(\) \{.*?\n\t\}\n(?=\};\n)/s, 'registerInterceptors() {}\n'],
    ],
  },
  {
    // Rules are run as a whole, without a schema.
    file: 'node_modules/vest/dist/vest-C_ndMBdJ.mjs',
    parts: [
      ['getTypedMethods', '{}'],
      ['runSchemaWithParse', 'undefined'],
      ['runSchemaValidation', '() => undefined'],
      ['getStandardSchema', 'undefined'],
      ['useCreateFocus', 'undefined'],
      ['useCreateOnly', 'undefined'],
    ].map(([name, result]) => [
      new RegExp(`(?<=^function ${name}\\(.*?\\) \\{\n).*?(?=^\\}$)`, 'ms'),
      `return ${result};\n`,
    ]),
  },
  {
    // The panel says which tags and attributes are allowed; the lists for everything else are never used.
    file: 'node_modules/dompurify/dist/purify.es.mjs',
    parts: ['html\\$1', 'html', 'svg', 'mathMl', 'xml'].map((list) => [
      new RegExp(`(?<=^const ${list} = freeze\\(\\[)[^\\]]*(?=\\]\\);$)`, 'm'),
      '',
    ]),
  },
];

export const SHORTENED = UNUSED.map(({ file }) => file);

/** Removes the unused code. A pattern that no longer matches fails the build, so that the new version is checked. */
export const shortLibraries = () => ({
  name: 'short-libraries',
  transform(code, id) {
    const parts = UNUSED.find(({ file }) => id.replaceAll('\\', '/').endsWith(`/${file}`))?.parts;
    if (!parts) return null;
    const missing = parts.filter(([part]) => !part.test(code));
    if (missing.length > 0) this.error(`${id} has changed: ${missing.map(([part]) => part.source).join(', ')}`);
    return { code: parts.reduce((short, [part, replacement]) => short.replace(part, replacement), code), map: null };
  },
});
