// The bank's page: its answer goes to the stand-in, then the page that made the frame is told to look.
const params = new URLSearchParams(location.search);

for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', async () => {
    const body = new URLSearchParams({ client_secret: params.get('client_secret'), passed: button.value });
    await fetch('/_challenge', { method: 'POST', body }).catch(() => undefined);
    window.parent.postMessage({ from: 'fake-stripe', kind: 'answered' }, params.get('parent'));
  });
}
document.querySelector('h1').focus();
