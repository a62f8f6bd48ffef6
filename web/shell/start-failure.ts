/** Shown when not even the texts could be loaded, hence in both languages. */
export function showStartFailure(root: HTMLElement): void {
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.textContent = '页面未能加载，请检查网络后刷新。 · The page could not be loaded. Check your network and reload.';
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.textContent = '刷新 · Reload';
  reload.addEventListener('click', () => location.reload());
  root.replaceChildren(words, reload);
  Object.assign(root.style, { padding: '64px 24px', textAlign: 'center' });
}
