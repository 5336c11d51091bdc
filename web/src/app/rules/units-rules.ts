import { unitsChosen } from '../../features/weather/units-slice.js';
import { rememberUnits } from '../../features/weather/units-storage.js';
import { startAppListening } from '../listeners.js';

startAppListening({
  actionCreator: unitsChosen,
  effect: ({ payload }) => rememberUnits(payload),
});
