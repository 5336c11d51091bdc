import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.js';
import { buttonClass } from '../../ui/button-class.js';
import { Article, ArticleSection } from './Article.js';
import { aboutQuestions } from './about-questions.js';

export function AboutPage() {
  return (
    <Article title="About City Genie">
      <div className="grid gap-4 text-lg">
        <p>
          Most travel sites ask what you want to see. We ask how you want to feel. A rainy afternoon in a library and a loud night in a
          square are both a good day out; they are only not for the same person, or not for the same hour.
        </p>
        <p>
          City Genie was launched in 2025. You pick a city, a mood and a time slot; it answers with a walkable plan of real places,
          somewhere to eat that suits them, and the weather to dress for.
        </p>
        <p>
          We are in closed beta in Paris, London, Madrid and New York, with Tokyo, Beijing, Rome and Berlin beside them. More cities are
          coming, one at a time: every place is chosen and described by people.
        </p>
      </div>
      <ArticleSection title="Questions that people ask">
        <dl className="grid gap-5">
          {aboutQuestions.map(({ question, answer }) => (
            <div key={question}>
              <dt className="font-semibold">{question}</dt>
              <dd className="mt-1 text-ink-soft">{answer}</dd>
            </div>
          ))}
        </dl>
      </ArticleSection>
      <div className="flex flex-wrap gap-3">
        <Link to={paths.city('paris')} className={buttonClass()}>
          Start Your Journey
        </Link>
        <Link to={paths.home} className={buttonClass('secondary')}>
          Explore Cities
        </Link>
      </div>
    </Article>
  );
}
