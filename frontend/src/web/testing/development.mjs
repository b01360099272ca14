// React, MUI and the store say what is wrong with a screen in development alone.
process.env.REACT = 'development';
