// There is nothing secret in the message, and only the page that opened the challenge listens for it.
parent.postMessage({ type: 'willow:challenge-over' }, '*');
