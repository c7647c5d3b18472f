<!doctype html>
<html lang="sk">
  <head><meta charset="utf-8" /><title>Účet</title></head>
  <body>
    <form method="post" action="/logout">
      @csrf
      <button>Odhlásiť sa</button>
    </form>
  </body>
</html>
