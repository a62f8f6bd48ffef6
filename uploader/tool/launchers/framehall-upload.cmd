@echo off
chcp 65001 >nul
where node >nul 2>nul
if errorlevel 1 (
  echo Node.js 20 or newer is needed / 需要 Node.js 20 或更高版本: https://nodejs.org
  pause
  exit /b 2
)
node "%~dp0framehall-upload.mjs" %*
pause
