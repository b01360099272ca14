# TLS, and a page that waits while no api answers: the api serves the pages itself, compressed when they were built.
# 2.11.1 and older lose the body of a write that they try again (caddyserver/caddy#7546).
FROM caddy:2.11.4-alpine
COPY ops/docker/Caddyfile /etc/caddy/Caddyfile
COPY ops/docker/waiting /srv/waiting
# Ports above 1024 need no privilege, so the program loses the one its file carries.
RUN setcap -r /usr/bin/caddy && chown -R 1000:1000 /data /config
USER 1000:1000
EXPOSE 8080 8443
HEALTHCHECK --interval=10s --timeout=3s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:2019/config/"]
