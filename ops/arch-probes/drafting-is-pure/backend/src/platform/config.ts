export const config = { brand: 'Willow' };
