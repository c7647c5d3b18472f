<!doctype html>
<html lang="sk">
  <head><meta charset="utf-8" /><title>Kiosk</title></head>
  <body>
    <form method="post">
      @csrf
      <input name="doctor_id" /><input name="name" /><button>Zobrať lístok</button>
    </form>
  </body>
</html>
