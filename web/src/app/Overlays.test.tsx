import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderSite } from '../testing/render-site.js';
import { failureShown } from '../toasts/toast-slice.js';
import { dialogOpened } from './dialog-slice.js';
import { type DialogName, dialogTable } from './dialog-table.js';

const names = Object.keys(dialogTable).filter((name): name is DialogName => name in dialogTable);

describe('every dialog of the table', () => {
  it.each(names)('%s opens, shows toasts inside, and closes', async (name) => {
    const { store, user } = await renderSite('/about');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => void store.dispatch(dialogOpened(name)));
    const dialog = within(await screen.findByRole('dialog'));
    act(() => void store.dispatch(failureShown('Once more, please')));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('Once more, please'));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('alert')).toHaveTextContent('Once more, please');
  });
});
