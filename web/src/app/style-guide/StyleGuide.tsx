import { ThemeToggle } from '../../features/theme/ThemeToggle.js';
import { ContentsList } from '../../ui/late/ContentsList.js';
import { Fold } from '../../ui/late/Fold.js';
import { useCurrentSection } from '../../ui/late/use-current-section.js';
import { SiteMark } from '../SiteMark.js';
import { useRouteFocus } from '../use-route-focus.js';
import { Chapter } from './Chapter.js';
import { chapters } from './chapters.js';

const ids = chapters.map(({ id }) => id);

function Head() {
  return (
    <header className="guide-bar">
      {/* The site is a different page: a router link would stay within this one. */}
      <a href="/" className="guide-name">
        <SiteMark className="guide-mark" />
        City Genie
      </a>
      <span className="guide-note">The style guide, local mode</span>
      <ThemeToggle />
    </header>
  );
}

/** Every component in every state, and the foundations. For developers of the site; see ui.html. */
export function StyleGuide() {
  const current = useCurrentSection(ids);
  useRouteFocus();
  return (
    <div className="guide">
      <Head />
      <main id="main" tabIndex={-1}>
        <div className="guide-title">
          <h1>
            Paper, ink, <em>and one lamp</em>
          </h1>
          <p>
            City Genie looks like the city pages of a good journal, read by the light of a mood. There is little to draw with: three papers,
            two inks, hairlines, two typefaces, and a single colour that the visitor chooses. Everything on the site is made of what is on
            this page.
          </p>
        </div>
        <div className="guide-band" aria-hidden="true">
          {['raised', 'sunk', 'wash', 'wash-edge', 'lamp', 'accent', 'ink'].map((token) => (
            <span key={token} style={{ '--band': `var(--${token})` }} />
          ))}
        </div>
        <div className="guide-narrow">
          <Fold isDrawn summary="On this page">
            {() => (
              <nav aria-label="On this page">
                <ContentsList entries={chapters} />
              </nav>
            )}
          </Fold>
        </div>
        <div className="guide-body">
          <nav aria-label="On this page" className="guide-contents">
            <ContentsList entries={chapters} current={current} />
          </nav>
          <div>
            {chapters.map((chapter, index) => (
              <Chapter key={chapter.id} number={index + 1} chapter={chapter} />
            ))}
          </div>
        </div>
      </main>
    </div>
  );
}
