// @ts-check
// In every page of the development server: reloads it when its sources change, and shows build errors.

const loaded = '{version}';

new EventSource('/dev/events').addEventListener('message', ({ data }) => {
  const { version, failure } = JSON.parse(data);
  if (failure !== null) showFailure(failure);
  else if (version !== loaded) location.reload();
});

/** @param {string} failure */
function showFailure(failure) {
  const name = 'dev-failure';
  const element = document.querySelector(name) ?? document.body.appendChild(document.createElement(name));
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`pre {
    position: fixed; inset: 0; z-index: 2147483647; overflow: auto; margin: 0; padding: 24px;
    background: #1c1917f2; color: #fca5a5; font: 14px/1.5 ui-monospace, monospace; white-space: pre-wrap;
  }`);
  shadow.adoptedStyleSheets = [sheet];
  const text = document.createElement('pre');
  text.setAttribute('role', 'alert');
  text.textContent = failure;
  shadow.replaceChildren(text);
}
