// @ts-check
// The host page: sets the window's title to the panel's route, and shows an error when the panel does not load.

const NAME = 'Ordinácia';

document.addEventListener('ordinacia-route-change', (event) => {
  if (event instanceof CustomEvent && typeof event.detail?.title === 'string') {
    document.title = `${event.detail.title} – ${NAME}`;
  }
});

// The element must be defined by the end of loading, whether the file is missing or threw.
window.addEventListener('load', () => {
  if (!customElements.get('ordinacia-admin')) showFailure();
});

function showFailure() {
  const reload = element('button', 'Načítať znova');
  reload.className = 'action';
  reload.addEventListener('click', () => location.reload());

  const message = document.createElement('main');
  message.className = 'message';
  message.setAttribute('role', 'alert');
  message.append(
    element('h1', 'Ordináciu sa nepodarilo načítať'),
    element('p', 'Server neodpovedá alebo sa prerušilo spojenie. Skúste stránku načítať znova; o nič ste neprišli.'),
    reload,
  );
  document.querySelector('ordinacia-admin')?.replaceWith(message);
}

/** @param {'h1' | 'p' | 'button'} name @param {string} text */
function element(name, text) {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}
