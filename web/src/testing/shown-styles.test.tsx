import { render } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { computedByJsdom } from './shown-styles.js';

const asked = ['display', 'visibility', 'pointer-events'] as const;

function styles(compute: typeof getComputedStyle): string[] {
  const elements = [...document.querySelectorAll('*')];
  return elements.map((element) => {
    const style = compute(element);
    const values = asked.map((property) => style.getPropertyValue(property));
    return [element.outerHTML.slice(0, 80), ...values, style.display, style.visibility, style.pointerEvents, style.opacity].join(' | ');
  });
}

const page = (
  <main style={{ pointerEvents: 'none' }}>
    <p hidden>
      <b>hidden</b>
    </p>
    <p style={{ display: 'none' }}>
      <i>not displayed</i>
    </p>
    <p style={{ visibility: 'hidden' }}>
      <i style={{ visibility: 'visible' }}>seen</i> <i>unseen</i>
    </p>
    <button type="button" style={{ pointerEvents: 'auto' }}>
      <svg aria-hidden="true">
        <path d="M0 0" />
      </svg>
      Press
    </button>
    <input type="hidden" />
    <input type="text" hidden />
    <dialog>closed</dialog>
    <dialog open>open</dialog>
    <div popover="auto">popover</div>
    <details>
      <summary>first</summary>
      <summary>second</summary>
    </details>
    <table>
      <tbody hidden>
        <tr>
          <td>cell</td>
        </tr>
      </tbody>
    </table>
    <ul>
      <li>item</li>
    </ul>
    <noscript>no script</noscript>
  </main>
);

beforeEach(() => {
  render(page);
});

it('tells of every element what jsdom would', () => {
  const told = styles(getComputedStyle);
  expect(getComputedStyle).not.toBe(computedByJsdom());
  expect(told).toEqual(styles(computedByJsdom()));
});

it('sees what changes', () => {
  const { style } = document.body;
  style.visibility = 'hidden';
  style.pointerEvents = 'none';
  document.querySelector('ul')?.setAttribute('hidden', '');
  expect(styles(getComputedStyle)).toEqual(styles(computedByJsdom()));
});

it('minds style sheets', () => {
  const sheet = document.createElement('style');
  sheet.textContent = 'li { display: none } ul { visibility: hidden }';
  document.head.append(sheet);
  expect(styles(getComputedStyle)).toEqual(styles(computedByJsdom()));
});
