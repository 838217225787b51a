import { countRenders } from '../../bench/countRenders.ts';

// Imported before anything that loads React, which looks for its listener once, while it loads.
countRenders();
