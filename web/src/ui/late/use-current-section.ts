import { useEffect, useState } from 'react';

/** The band of the window in which a section's top makes it the current one. */
const readingBand = '-15% 0px -70% 0px';

/** Id of the section being read; `ids` are in the order of the page. Undefined before the first. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const inBand = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          inBand[isIntersecting ? 'add' : 'delete'](target.id);
        }
        // Between two sections, the last one stays current.
        setCurrent((before) => ids.find((id) => inBand.has(id)) ?? before);
      },
      { rootMargin: readingBand },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) {
        observer.observe(section);
      }
    }
    return () => observer.disconnect();
  }, [ids]);

  return current;
}
