export default '/assets/test-file';
