import { lazyPart } from '../../ui/lazy-part.js';

// Of the views of a city's page, each loads the one that its address shows.
export const chooseView = lazyPart(async () => (await import('./ChooseView.js')).ChooseView);
export const cityAnswer = lazyPart(async () => (await import('./CityAnswer.js')).CityAnswer);

/** Whether this document was opened by a link to a plan, until the plan's page has taken over (`prerender/theme.js`). */
export const isOpeningPlan = (): boolean => typeof document !== 'undefined' && document.documentElement.dataset.opening !== undefined;

/** Loads the view that a city's page begins with. */
export const loadFirstView = (): Promise<unknown> => (isOpeningPlan() ? cityAnswer.preload() : chooseView.preload());
