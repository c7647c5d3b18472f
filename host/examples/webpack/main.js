import 'ordinacia/waiting-room';

document.addEventListener('ordinacia-ticket-change', ({ detail }) => {
  document.querySelector('output').value = `Tiket ${detail.id}: ${detail.action}`;
});
