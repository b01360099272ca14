import preset from '../jest.preset.mjs';

export default { ...preset, testPathIgnorePatterns: [...preset.testPathIgnorePatterns, '/arch-probes/', '/bench/'] };
