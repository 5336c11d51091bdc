import type { PlanPause } from '@city-genie/contracts/search/routes';
import { TableList } from './TableList.js';

type MealTablesProps = Pick<PlanPause, 'tables' | 'otherTable'> & Partial<Pick<PlanPause, 'atStop'>>;

/** The tables for a meal; where there is none of the mood, that is said, and another one. */
export function MealTables({ tables, atStop = false, otherTable }: MealTablesProps) {
  if (tables.length > 0 || atStop) {
    return <TableList tables={tables} atStop={atStop} />;
  }
  return (
    <>
      <p className="mt-1 text-small text-ink-soft">
        We know no table of this mood nearby that is open then{otherTable ? '. Another one nearby:' : '.'}
      </p>
      {otherTable && <TableList tables={[otherTable]} />}
    </>
  );
}
