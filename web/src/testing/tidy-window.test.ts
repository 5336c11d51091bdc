import { expect, it } from 'vitest';
import { tidyWindow } from './tidy-window.js';

const look = () => ({
  storage: [localStorage.length, sessionStorage.length],
  address: location.pathname + location.search,
  html: document.documentElement.outerHTML,
});

it('restores a window to its initial state', () => {
  const fresh = look();
  localStorage.setItem('theme', 'dark');
  sessionStorage.setItem('plan', '1');
  history.pushState(null, '', '/paris?mood=a');
  document.documentElement.dataset.theme = 'dark';
  document.body.className = 'open';
  document.title = 'Paris';
  document.body.append('left');
  expect(look()).not.toEqual(fresh);
  tidyWindow();
  expect(look()).toEqual(fresh);
});
