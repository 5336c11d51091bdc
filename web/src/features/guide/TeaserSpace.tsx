/** The room that a teaser takes up, so that nothing moves when it comes. */
export function TeaserSpace() {
  return <div className="min-h-[44rem] sm:min-h-[36rem]" />;
}
