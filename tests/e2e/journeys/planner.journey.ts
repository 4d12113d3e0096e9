/**
 * A dinner for 150 planned and put on the list, then for 160, and back again.
 */
import { link } from '../../support/journeys/targets.ts';
import { main, panel, planner } from './places.ts';
import { seeBadge, seeList, seeToast } from './steps.ts';
import { journey } from './test.ts';

journey.use({ home: 'desktop' });

const CHAIR = 'Gold Chiavari Chair';
const TABLE = 'Round Table (60 inch)';

journey('plans a dinner, changes the guests, and takes it back', async ({ person }) => {
  await person.open('/rental-services/chairs');
  await person.press(link('Plan My Event', main));
  await person.seePage('Event Planner');
  await person.type(planner.guests, '150');
  await person.see(planner.rentals, '158 × $8.50');
  await person.press(planner.addAll);
  await seeToast(person, '4 items added.');
  // 19 tables and cloths, 158 chairs, a floor.
  await seeBadge(person, 197);
  await person.type(planner.guests, '160');
  await person.see(planner.rentals, '168 × $8.50');
  await person.press(planner.update);
  await seeToast(person, '3 items changed to the planned quantity.');
  await seeBadge(person, 209);
  await person.press(planner.undo);
  await seeBadge(person, 197);
  await seeList(person, 197, '$2,893.00');
  await person.seeValue(panel.quantity(CHAIR), '158');
  await person.seeValue(panel.quantity(TABLE), '19');
  await person.press(panel.close);
  // The plan is still for 160, and the list for 150.
  await person.reload();
  await person.seeValue(planner.guests, '160');
  await seeBadge(person, 197);
  await person.press(planner.update);
  await seeBadge(person, 209);
});
