const form = document.querySelector('form');
const code = document.querySelector('pre code');
const place = document.querySelector('.place');
const list = document.querySelector('.events');

const EVENTS = [
  'ready',
  'auth-change',
  'ticket-select',
  'ticket-change',
  'realtime',
  'error',
  'session-expired',
  'route-change',
  'panel-toggle',
];
const MOST_EVENTS = 20;

/** The chosen attributes that are not their defaults. */
function attributesOf({ element, ...rest }) {
  const isOf = (name) => {
    if (name === 'width') return false;
    const { for: owner = element } = form.elements[name].closest('label').dataset;
    return owner === element;
  };
  return Object.entries(rest).filter(([name, value]) => value !== '' && isOf(name));
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function markupOf(element, attributes) {
  const lines = attributes.map(([name, value]) => `\n  ${name}="${escaped(value)}"`);
  return `<ordinacia-${element}${lines.join('')}${lines.length > 0 ? '\n' : ''}></ordinacia-${element}>`;
}

/** A new element where another one is chosen; otherwise the one that stands there gets what has changed. */
function show(element, attributes) {
  const tag = `ordinacia-${element}`;
  const shown = place.firstElementChild?.localName === tag ? place.firstElementChild : document.createElement(tag);
  const wanted = new Map(attributes);
  for (const { name } of [...shown.attributes]) if (!wanted.has(name)) shown.removeAttribute(name);
  for (const [name, value] of wanted) if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  if (shown.parentNode !== place) place.replaceChildren(shown);
}

function update() {
  const choices = Object.fromEntries(new FormData(form));
  const attributes = attributesOf(choices);
  for (const label of form.querySelectorAll('[data-for]')) label.hidden = label.dataset.for !== choices.element;
  place.className = `place ${choices.width}`;
  code.textContent = markupOf(choices.element, attributes);
  show(choices.element, attributes);
}

for (const name of EVENTS) {
  place.addEventListener(`ordinacia-${name}`, ({ type, detail }) => {
    const line = document.createElement('li');
    line.textContent = `${type} ${detail ? JSON.stringify(detail) : ''}`;
    list.prepend(line);
    [...list.children].slice(MOST_EVENTS).forEach((each) => each.remove());
  });
}
form.addEventListener('change', update);
form.addEventListener('submit', (event) => event.preventDefault());
update();
