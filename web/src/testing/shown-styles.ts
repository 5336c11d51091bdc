/** Attributes, beside the name of the element, by which jsdom's own style sheet chooses how to display it. */
const chosenBy = ['hidden', 'open', 'type'] as const;

/** Shown by what surrounds them or by a state without an attribute. */
const isSpecial = (element: Element): boolean => element.localName === 'summary' || element.hasAttribute('popover');

/** Whether the element or one around it says something about this property itself; `hidden` says something about parts of tables. */
function isSaid(property: string, element: Element): boolean {
  for (let one: Element | null = element; one !== null; one = one.parentElement) {
    if (one.hasAttribute('hidden') || one.getAttribute('style')?.includes(property)) {
      return true;
    }
  }
  return false;
}

const propertyOf: Readonly<Record<string, 'display' | 'visibility' | 'pointer-events'>> = {
  display: 'display',
  visibility: 'visibility',
  'pointer-events': 'pointer-events',
  pointerEvents: 'pointer-events',
};

const initial = { visibility: 'visible', 'pointer-events': 'auto' } as const;

/**
 * `getComputedStyle`, quick in what queries ask of every element at each change of the page: jsdom would match its whole style sheet against
 * each of them, though elements of one kind without a style of their own are displayed alike. All else is left to jsdom, as is everything
 * in a document with style sheets.
 */
function quickStyles(compute: typeof getComputedStyle): typeof getComputedStyle {
  const blank = document.createElement('i').style;
  const displays = new Map<string, string>();

  function displayOf(element: Element, style: () => CSSStyleDeclaration): string {
    if (isSpecial(element) || element.hasAttribute('style')) {
      return style().display;
    }
    const kind = JSON.stringify([element.namespaceURI, element.localName, ...chosenBy.map((name) => element.getAttribute(name))]);
    const display = displays.get(kind) ?? style().display;
    displays.set(kind, display);
    return display;
  }

  return (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0) {
      return compute(element, pseudo);
    }
    let computed: CSSStyleDeclaration | undefined;
    const style = (): CSSStyleDeclaration => {
      computed ??= compute(element);
      return computed;
    };
    const lookUp = (name: string): string => {
      const property = propertyOf[name];
      if (property === undefined) {
        return style().getPropertyValue(name);
      }
      if (property === 'display') {
        return displayOf(element, style);
      }
      return isSaid(property, element) ? style().getPropertyValue(property) : initial[property];
    };
    return new Proxy(blank, {
      get: (_, name) => {
        if (name === 'getPropertyValue') {
          return lookUp;
        }
        if (typeof name === 'string' && name in propertyOf) {
          return lookUp(name);
        }
        const value: unknown = Reflect.get(style(), name);
        return typeof value === 'function' ? value.bind(style()) : value;
      },
    });
  };
}

let known: { jsdom: typeof getComputedStyle; quick: typeof getComputedStyle } | undefined;

function both() {
  const jsdom = known?.jsdom ?? window.getComputedStyle.bind(window);
  known ??= { jsdom, quick: quickStyles(jsdom) };
  return known;
}

/** Lets the window of this worker compute styles as above. */
export function quickenStyles(): void {
  window.getComputedStyle = both().quick;
}

/** What it replaces. */
export const computedByJsdom = (): typeof getComputedStyle => both().jsdom;
