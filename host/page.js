// @ts-check
// The host page: names the window after the panel's route, and says so when the panel itself does not come.

const NAME = 'Ordinácia';

document.addEventListener('ordinacia-route-change', (event) => {
  if (event instanceof CustomEvent && typeof event.detail?.title === 'string') {
    document.title = `${event.detail.title} – ${NAME}`;
  }
});

// Whether the file did not come or broke while it ran: by the end of loading the element has to be there.
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

/**
 * @param {'h1' | 'p' | 'button'} name
 * @param {string} text
 */
function element(name, text) {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}
