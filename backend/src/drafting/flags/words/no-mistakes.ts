/** Words in their own right that are one letter away from a word we look for. */
export const NO_MISTAKES: ReadonlySet<string> = new Set(
  (
    'mats placement homemade housecoat photography finance farmer formal firmer former clarity police trusted patent strike striker rabbi statue mortise pleasure sifter fiend another ' +
    'busyness crate parking barked rented dancer hound mounted booked pensive annually walled ballet coupled bother mothers found honored ' +
    'shredder singer stable staple pillage carriage village savaged saving hostel hostile motel notion mention tension cheese chased coins ' +
    'cousins persons parson reason season partly parted reported accent counsel council hospice hospices hospital spice spite'
  ).split(' '),
);
